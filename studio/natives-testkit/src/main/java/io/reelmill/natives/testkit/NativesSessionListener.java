package io.reelmill.natives.testkit;

import io.reelmill.natives.SkijaLibrary;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Prepares Skia's library before the first test. JUnit finds it on the class path. */
public final class NativesSessionListener implements LauncherSessionListener {

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        SkijaLibrary.prepare();
    }
}
