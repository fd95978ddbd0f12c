/**
 * Native libraries on a machine that lacks system libraries. FFmpeg's archive brings what FFmpeg needs. Skia's library also
 * needs OpenGL, EGL and fontconfig, which {@link io.reelmill.natives.SkijaLibrary} makes optional.
 */
package io.reelmill.natives;
