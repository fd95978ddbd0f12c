/** The demo: what it asks for, and how its way is shown. */
package io.reelmill.local.demo;
