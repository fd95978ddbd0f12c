/** Tests that need an optional program say so with {@link io.reelmill.programs.testkit.RequiresProgram}. */
package io.reelmill.programs.testkit;
