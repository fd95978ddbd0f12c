/** {@code POST /export-video}: the mp4 of a finished project. */
package io.reelmill.gateway.export;
