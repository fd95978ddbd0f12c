/** The demo: its request, its progress line and its summary. */
package io.reelmill.local.demo;
