/** How fast whole films are made through the running suite, against x264 alone on their own frames. */
package io.reelmill.bench.film;
