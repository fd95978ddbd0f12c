package io.reelmill.sound.mix;

import io.reelmill.timeline.AudioTrack;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The sum of all tracks of some roles. */
final class Bus implements Closeable {

    private final List<TrackPlayer> players = new ArrayList<>();

    /** Opens the tracks of one role, each with its own gain times {@code gain}. */
    static Bus of(AudioTrack.Role role, List<AudioTrack> tracks, Path folder, double gain, long videoFrames)
            throws IOException {
        Bus bus = new Bus();
        for (AudioTrack track : tracks) {
            if (track.role() == role) {
                bus.players.add(new TrackPlayer(track, folder, gain * TrackPlayer.gainOf(track), videoFrames));
            }
        }
        return bus;
    }

    boolean isEmpty() {
        return players.isEmpty();
    }

    /** Adds the hop of the video that begins at {@code position}. */
    void addTo(Stereo target, long position) throws IOException {
        for (TrackPlayer player : players) {
            player.addTo(target, position);
        }
    }

    @Override
    public void close() throws IOException {
        for (TrackPlayer player : players) {
            player.close();
        }
    }
}
