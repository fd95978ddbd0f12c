package io.reelmill.qa.media;

import io.reelmill.media.s3.S3Bucket;
import io.reelmill.media.s3.S3Bucket.AccessKey;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import org.gaul.s3proxy.AuthenticationType;
import org.gaul.s3proxy.S3Proxy;
import org.jclouds.ContextBuilder;
import org.jclouds.blobstore.BlobStore;
import org.jclouds.blobstore.BlobStoreContext;

/** A server that speaks the S3 interface, on a free port of this machine, over a folder. */
public final class ObjectStore implements AutoCloseable {

    public static final String BUCKET = "films";
    public static final AccessKey KEY = new AccessKey("reelmill", "a secret of the test");

    private final BlobStoreContext files;
    private final S3Proxy server;

    public ObjectStore(Path folder) throws Exception {
        Properties settings = new Properties();
        settings.setProperty("jclouds.filesystem.basedir", folder.toString());
        files = ContextBuilder.newBuilder("filesystem-nio2")
                .credentials("", "")
                .overrides(settings)
                .build(BlobStoreContext.class);
        BlobStore blobs = files.getBlobStore();
        blobs.createContainerInLocation(null, BUCKET);
        server = S3Proxy.builder()
                .blobStore(blobs)
                .endpoint(URI.create("http://127.0.0.1:0"))
                .awsAuthentication(AuthenticationType.AWS_V2_OR_V4, KEY.id(), KEY.secret())
                .build();
        server.start();
    }

    /** Loopback address of the server. */
    public URI endpoint() {
        return URI.create("http://127.0.0.1:" + server.getPort());
    }

    public S3Bucket bucket() {
        return new S3Bucket(BUCKET, Optional.of(endpoint()), "us-east-1", true, Optional.of(KEY), Optional.empty());
    }

    /** What the server keeps, without the interface in between. */
    public BlobStore blobs() {
        return files.getBlobStore();
    }

    @Override
    public void close() throws Exception {
        server.stop();
        files.close();
    }
}
