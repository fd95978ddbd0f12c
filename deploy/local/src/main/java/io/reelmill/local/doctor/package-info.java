/** Checks an installation: the machine, the servers that it uses, and its services. */
package io.reelmill.local.doctor;
