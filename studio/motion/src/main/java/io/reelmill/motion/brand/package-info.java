/** The styles: which colours, type, finish and ground belong to a preset. */
package io.reelmill.motion.brand;
