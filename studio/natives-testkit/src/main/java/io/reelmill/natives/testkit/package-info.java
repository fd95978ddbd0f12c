/** Lets the tests of a module use Skia on a machine without OpenGL, EGL or fontconfig. */
package io.reelmill.natives.testkit;
