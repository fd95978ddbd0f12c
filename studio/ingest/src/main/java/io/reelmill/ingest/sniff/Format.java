package io.reelmill.ingest.sniff;

/** The formats that are taken. Each is opened by its own reader, whatever else the file may look like. */
public enum Format {
    PNG("png", true),
    JPEG("jpeg", true),
    WEBP("webp", true),
    BMP("bmp", true),
    GIF("gif", true),
    MP4("mov", false),
    MATROSKA("matroska", false),
    AVI("avi", false),
    MPEG_TS("mpegts", false),
    FLV("flv", false),
    MP3("mp3", false),
    AAC("aac", false),
    WAV("wav", false),
    FLAC("flac", false),
    OGG("ogg", false),
    AIFF("aiff", false),
    AMR("amr", false),
    CAF("caf", false),
    AU("au", false),
    W64("w64", false),
    ASF("asf", false),
    MPEG_PS("mpeg", false);

    private final String reader;
    private final boolean picture;

    Format(String reader, boolean picture) {
        this.reader = reader;
        this.picture = picture;
    }

    /** FFmpeg's name for what reads it. */
    public String reader() {
        return reader;
    }

    /** Whether it is a picture, which may move. */
    public boolean isPicture() {
        return picture;
    }

    /** Short name. */
    public String label() {
        return this == MP4 ? "mp4" : reader;
    }
}
