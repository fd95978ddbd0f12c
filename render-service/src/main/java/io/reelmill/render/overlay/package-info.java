/** What lies over the pictures: watermark, stickers, waveform, small text. */
package io.reelmill.render.overlay;
