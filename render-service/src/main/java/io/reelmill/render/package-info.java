/**
 * The worker. {@code intake} takes jobs from Kafka into a table, {@code job} claims them under a lease, {@code recipe} says
 * what is made of a request, {@code composition} holds what recipes share, {@code attempt} is one try at one output. The
 * packages named after what they make ({@code script}, {@code narration}, {@code visuals}, {@code soundtrack}, {@code
 * assembly}, {@code film}) are the stages, whose results {@code stage} keeps.
 */
package io.reelmill.render;
