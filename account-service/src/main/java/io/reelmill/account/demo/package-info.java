/** A workspace to try Reelmill with, where the operator asks for one. */
package io.reelmill.account.demo;
