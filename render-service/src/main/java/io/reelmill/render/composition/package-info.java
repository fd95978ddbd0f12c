/** What recipes share: narration, selection of pictures, placement of characters, sound and overlays become a timeline draft. */
package io.reelmill.render.composition;
