package io.reelmill.render.provider;

import io.reelmill.providers.figure.AvatarAnimator;
import io.reelmill.providers.figure.BackgroundRemover;
import io.reelmill.providers.figure.MotionTransfer;

/** Who makes figures talk and move. */
public record FigureProviders(AvatarAnimator animator, BackgroundRemover remover, MotionTransfer motion) {}
