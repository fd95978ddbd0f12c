/** Who may know whom: one rule a file, each with its reason. */
package io.reelmill.qa.architecture;
