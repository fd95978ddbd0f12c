/** A program to begin with. */
package io.reelmill.sdk.example;
