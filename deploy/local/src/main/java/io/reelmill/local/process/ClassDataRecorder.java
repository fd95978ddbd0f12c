package io.reelmill.local.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Which programs of a suite map class data, and which record it in this run. Safe for use by several threads. */
public final class ClassDataRecorder {

    /** Exit code of a JVM that has run its shutdown hooks after SIGTERM (128 + 15). */
    private static final int ENDED_BY_SIGTERM = 143;

    private final boolean recording;
    private final Map<ClassDataArchive, Process> recorded = new ConcurrentHashMap<>();

    /** @param recording whether programs without current class data record it for later starts */
    public ClassDataRecorder(boolean recording) {
        this.recording = recording;
    }

    /** Whether a program records its class data in this run. */
    public boolean records(ClassDataArchive classData) {
        return recording && !classData.isCurrent() && classData.canBeRecorded();
    }

    /** Whether a program is to run from its class path, to map or to record class data. */
    public boolean uses(ClassDataArchive classData) {
        return classData.isCurrent() || records(classData);
    }

    /** JVM options of a program that {@link #uses} class data; its class path is one of them. */
    public List<String> options(ClassDataArchive classData) {
        return new ArrayList<>(records(classData) ? classData.recordingOptions() : classData.mappingOptions());
    }

    /** Remembers a process that was started with these options, if it records. */
    public void started(ClassDataArchive classData, Process process) {
        if (records(classData)) {
            recorded.put(classData, process);
        }
    }

    /** Keeps what was recorded, once all processes have ended. */
    public void keep() {
        recorded.forEach((classData, process) -> classData.finishRecording(process.exitValue() == ENDED_BY_SIGTERM));
        recorded.clear();
    }
}
