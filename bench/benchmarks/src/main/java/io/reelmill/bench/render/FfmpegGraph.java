package io.reelmill.bench.render;

import io.reelmill.compositor.Encoding;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The bench's film as one would make it with the ffmpeg program: stills converted once, scaled and cropped frame by frame,
 * a chain of xfades, libass, amix, the same x264 settings. It moves by whole pixels and mixes without any loudness, so it does less.
 */
final class FfmpegGraph {

    private static final Pattern CPU = Pattern.compile("bench: utime=([0-9.]+)s stime=([0-9.]+)s");

    private final Path program;
    private final Timeline film;
    private final Path folder;

    private FfmpegGraph(Path program, Timeline film, Path folder) {
        this.program = program;
        this.film = film;
        this.folder = folder;
    }

    /** Empty where no ffmpeg is installed. */
    static Optional<FfmpegGraph> of(Timeline film, Path folder) throws IOException {
        Optional<Path> program = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(place -> Path.of(place, "ffmpeg"))
                .filter(Files::isExecutable)
                .findFirst();
        if (program.isPresent()) {
            Files.writeString(folder.resolve("captions.ass"), captions(film));
        }
        return program.map(found -> new FfmpegGraph(found, film, folder));
    }

    /** @throws IOException with ffmpeg's last words when it fails, as one without libass does */
    Meter.Took render(Encoding encoding) throws IOException {
        List<String> command = new ArrayList<>(List.of(program.toString(), "-y", "-hide_banner", "-benchmark"));
        for (Clip clip : film.clips()) {
            command.addAll(List.of("-i", clip.layers().get(0).file()));
        }
        for (AudioTrack track : film.tracks()) {
            command.addAll(List.of("-i", track.file()));
        }
        command.addAll(List.of("-filter_complex", graph(), "-map", "[v]", "-map", "[a]"));
        command.addAll(List.of("-c:v", "libx264", "-preset", encoding.speed(), "-crf", "" + encoding.crf()));
        command.addAll(List.of(
                "-profile:v", "high", "-g", "" + Math.round(2 * film.canvas().frameRate())));
        command.addAll(List.of("-flags", "+cgop", "-c:a", "aac", "-aac_coder", "fast"));
        command.addAll(List.of("-b:a", encoding.audioKbps() + "k", "-t", "" + film.seconds()));
        command.addAll(List.of("-movflags", "+faststart", "ffmpeg.mp4"));
        Path said = folder.resolve("ffmpeg.log");
        long began = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            int result = process.waitFor();
            double seconds = (System.nanoTime() - began) / 1e9;
            String words = Files.readString(said);
            Matcher cpu = CPU.matcher(words);
            if (result != 0 || !cpu.find()) {
                throw new IOException("ffmpeg: " + words.substring(Math.max(0, words.length() - 500)));
            }
            return new Meter.Took(seconds, Double.parseDouble(cpu.group(1)) + Double.parseDouble(cpu.group(2)), 0);
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("the bench was stopped", e);
        }
    }

    private String graph() {
        StringBuilder graph = new StringBuilder();
        List<Clip> clips = film.clips();
        for (int i = 0; i < clips.size(); i++) {
            graph.append(String.format(Locale.ROOT, "[%d:v]%s[c%d];", i, moving(clips.get(i)), i));
        }
        String shown = "c0";
        for (int i = 1; i < clips.size(); i++) {
            Transition entry = clips.get(i).entry();
            graph.append(String.format(
                    Locale.ROOT,
                    "[%s][c%d]xfade=transition=fade:duration=%.3f:offset=%.3f[x%d];",
                    shown,
                    i,
                    entry.seconds(),
                    clips.get(i).start(),
                    i));
            shown = "x" + i;
        }
        graph.append("[").append(shown).append("]ass=captions.ass,format=yuv420p[v];");
        for (int i = 0; i < film.tracks().size(); i++) {
            double gain = film.tracks().get(i).gain();
            graph.append(String.format(Locale.ROOT, "[%d:a]volume=%.1fdB[a%d];", clips.size() + i, gain, i));
        }
        for (int i = 0; i < film.tracks().size(); i++) {
            graph.append("[a").append(i).append("]");
        }
        return graph.append("amix=inputs=")
                .append(film.tracks().size())
                .append("[a]")
                .toString();
    }

    /** One still, converted and kept, then scaled to where the camera is and cropped. */
    private String moving(Clip clip) {
        Canvas canvas = film.canvas();
        Camera camera = clip.camera();
        double rate = canvas.frameRate();
        long frames = Math.round((clip.end() - clip.start()) * rate);
        String eased = String.format(Locale.ROOT, "(0.5-0.5*cos(PI*n/%d))", frames);
        String span = String.format(
                Locale.ROOT,
                "(%.4f+%.4f*%s)",
                camera.from().span(),
                camera.to().span() - camera.from().span(),
                eased);
        String width = String.format(Locale.ROOT, "2*ceil(%d/2/%s)", canvas.width(), span);
        String height = String.format(Locale.ROOT, "2*ceil(%d/2/%s)", canvas.height(), span);
        return String.format(
                Locale.ROOT,
                "format=yuv420p,loop=%d:1:0,settb=1/%.4f,setpts=N,fps=%.4f,scale=w='%s':h='%s':eval=frame:flags=bilinear,"
                        + "crop=%d:%d:'(%s-ow)/2':'(%s-oh)/2',format=yuv420p,setsar=1,settb=AVTB",
                frames - 1,
                rate,
                rate,
                width,
                height,
                canvas.width(),
                canvas.height(),
                width,
                height);
    }

    /** The cues in Advanced SubStation, the spoken word in a colour of its own. */
    private static String captions(Timeline film) {
        Canvas canvas = film.canvas();
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "[Script Info]%nScriptType: v4.00+%nPlayResX: %d%nPlayResY: %d%n%n[V4+ Styles]%nFormat: Name, Fontname,"
                        + " Fontsize, PrimaryColour, OutlineColour, BackColour, Bold, BorderStyle, Outline, Shadow,"
                        + " Alignment, MarginL, MarginR, MarginV%nStyle: W,Sans,%d,&H00FFFFFF,&H00101010,&H80000000,1,1,"
                        + "%d,%d,2,80,80,%d%n%n[Events]%nFormat: Layer, Start, End, Style, Text%n",
                canvas.width(),
                canvas.height(),
                canvas.width() * 84 / 1080,
                Math.max(1, canvas.width() * 5 / 1080),
                Math.max(1, canvas.width() * 3 / 1080),
                canvas.height() * 420 / 1920));
        for (Cue cue : film.captions().cues()) {
            for (int i = 0; i < cue.words().size(); i++) {
                double end = i + 1 < cue.words().size() ? cue.words().get(i + 1).start() : cue.end();
                text.append("Dialogue: 0,").append(time(cue.words().get(i).start()));
                text.append(",").append(time(end)).append(",W,");
                for (int k = 0; k < cue.words().size(); k++) {
                    String word = cue.words().get(k).text();
                    text.append(k == i ? "{\\1c&H20D0FF&}" + word + "{\\r} " : word + " ");
                }
                text.append(System.lineSeparator());
            }
        }
        return text.toString();
    }

    private static String time(double seconds) {
        long hundredths = Math.round(seconds * 100);
        return String.format(
                Locale.ROOT,
                "%d:%02d:%02d.%02d",
                hundredths / 360_000,
                hundredths / 6_000 % 60,
                hundredths / 100 % 60,
                hundredths % 100);
    }
}
