/** Models that make pictures and clips of a description: what they are told, and how what they make takes its place in a film. */
package io.reelmill.remote.model;
