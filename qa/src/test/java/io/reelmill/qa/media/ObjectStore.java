package io.reelmill.qa.media;

import io.reelmill.media.s3.S3Bucket;
import io.reelmill.media.s3.S3Bucket.AccessKey;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.gaul.s3proxy.AuthenticationType;
import org.gaul.s3proxy.S3Proxy;
import org.jclouds.ContextBuilder;
import org.jclouds.blobstore.BlobStore;
import org.jclouds.blobstore.BlobStoreContext;
import org.jclouds.http.HttpResponse;
import org.jclouds.http.HttpResponseException;

/** A server that speaks the S3 interface, on a free port of this machine, over a folder. */
public final class ObjectStore implements AutoCloseable {

    public static final String BUCKET = "films";
    public static final AccessKey KEY = new AccessKey("reelmill", "a secret of the test");

    private static final Set<String> WRITES =
            Set.of("putBlob", "copyBlob", "initiateMultipartUpload", "uploadMultipartPart", "completeMultipartUpload");

    private final BlobStoreContext files;
    private final S3Proxy server;
    private final AtomicInteger refusedWrites = new AtomicInteger();
    private volatile int refusal;

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
                .blobStore(refusingWrites(blobs))
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

    /** From now on whatever would be kept is refused with an HTTP status, such as 503, or 507 where the disk is full. */
    public void refuseWrites(int status) {
        refusedWrites.set(0);
        refusal = status;
    }

    public void acceptWrites() {
        refusal = 0;
    }

    /** How many writes were refused since {@link #refuseWrites}. */
    public int refusedWrites() {
        return refusedWrites.get();
    }

    private BlobStore refusingWrites(BlobStore blobs) {
        return (BlobStore) Proxy.newProxyInstance(
                BlobStore.class.getClassLoader(), new Class<?>[] {BlobStore.class}, (proxy, method, arguments) -> {
                    if (refusal != 0 && WRITES.contains(method.getName())) {
                        refusedWrites.incrementAndGet();
                        HttpResponse answer =
                                HttpResponse.builder().statusCode(refusal).build();
                        throw new HttpResponseException("refused", null, answer);
                    }
                    try {
                        return method.invoke(blobs, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Override
    public void close() throws Exception {
        server.stop();
        files.close();
    }
}
