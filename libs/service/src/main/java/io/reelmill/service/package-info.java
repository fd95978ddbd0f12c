/**
 * What the services that only other services call have in common: authentication of the caller, error answers, clock, JSON and
 * the consumption of events. On the class path it is in force: every resource needs a known token and a scope.
 */
package io.reelmill.service;
