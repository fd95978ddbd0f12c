/**
 * The worker. {@code intake} takes jobs from Kafka into a table, {@code job} claims them under a lease, {@code workflow} says
 * what is made of a request, and the packages named after what they make ({@code script}, {@code narration}, {@code visuals},
 * {@code soundtrack}, {@code assembly}, {@code film}) are the stages, whose results {@code stage} keeps.
 */
package io.reelmill.render;
