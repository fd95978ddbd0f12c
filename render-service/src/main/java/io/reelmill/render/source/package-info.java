/** What the client gave by address: fetched through the policy, normalised by the isolated process, kept as a stage's result. */
package io.reelmill.render.source;
