/** What figures are made of: a rule for one lit point gives plastic, clay, gold, pencil or light. */
package io.reelmill.illustrator.material;
