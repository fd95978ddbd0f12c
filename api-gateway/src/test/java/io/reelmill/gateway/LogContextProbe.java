package io.reelmill.gateway;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;
import org.jboss.logging.MDC;

/** Tells a caller that asks for it which project the log lines of its call would carry. */
@Provider
public class LogContextProbe implements ContainerResponseFilter {

    static final String ASKED = "X-Show-Log-Context";
    static final String PROJECT = "X-Logged-Project";

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Object pid = MDC.get("pid");
        if (request.getHeaderString(ASKED) != null && pid != null) {
            response.getHeaders().add(PROJECT, pid);
        }
    }
}
