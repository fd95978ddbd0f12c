package io.reelmill.providers.picture;

/**
 * A model that was trained on a character.
 *
 * @param trainer name of who trained it
 * @param reference by which the trainer knows it
 * @param trigger word that stands for the character in a prompt
 */
public record TrainedModel(String trainer, String reference, String trigger) {}
