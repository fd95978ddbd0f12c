/**
 * What the services that only other services call have in common: the token that opens them, the errors that they answer
 * with, clock, JSON and the intake of events. On the class path it is in force: every resource is behind the token.
 */
package io.reelmill.service;
