/** Database, broker and stores, opened once; schemas brought up to date before anything uses them. */
package io.reelmill.render.infrastructure;
