package io.reelmill.motion.brand;

import static io.reelmill.motion.look.Finish.FLAT;

import io.reelmill.illustrator.colour.Palette;
import io.reelmill.illustrator.colour.Palettes;
import io.reelmill.motion.brand.Brand.Entry;
import io.reelmill.motion.brand.Brand.Shape;
import io.reelmill.motion.ground.GeometricMotifs;
import io.reelmill.motion.ground.Ground;
import io.reelmill.motion.ground.LandscapeMotifs;
import io.reelmill.motion.ground.PaperMotifs;
import io.reelmill.motion.ground.ParticleMotifs;
import io.reelmill.motion.ground.RadialMotifs;
import io.reelmill.motion.look.Finish;
import io.reelmill.motion.look.Scheme;
import io.reelmill.motion.look.Schemes;
import io.reelmill.motion.look.TypeStyle;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Style;
import io.reelmill.typography.Face;

/** The brand of each style. */
public final class Brands {

    private static final TypeStyle INTER = new TypeStyle(Face.INTER_BOLD, Face.INTER, 1, 0.022, -0.028, false);
    private static final TypeStyle INTER_CAPS = new TypeStyle(Face.INTER_BOLD, Face.INTER, 1, 0.03, -0.02, true);
    private static final TypeStyle ITALIC = new TypeStyle(Face.INTER_BOLD_ITALIC, Face.INTER, 1, 0.04, -0.02, true);
    private static final TypeStyle ROBOTO = new TypeStyle(Face.ROBOTO_BOLD, Face.ROBOTO, 1, 0.01, -0.015, false);
    private static final TypeStyle CONDENSED = new TypeStyle(Face.CONDENSED_BOLD, Face.ROBOTO, 0.94, 0, 0.005, true);
    private static final TypeStyle CINEMA = new TypeStyle(Face.ROBOTO, Face.ROBOTO, 1.04, 0, 0.10, true);
    private static final TypeStyle SERIF = new TypeStyle(Face.SERIF_BOLD, Face.SERIF, 1, 0.004, -0.012, false);
    private static final TypeStyle ROMAN = new TypeStyle(Face.SERIF_BOLD, Face.SERIF, 1, 0, 0.05, true);
    private static final TypeStyle SLAB = new TypeStyle(Face.SLAB_BOLD, Face.SERIF_BOLD, 1, 0, -0.02, false);
    private static final TypeStyle WIDE = new TypeStyle(Face.INTER_BOLD, Face.INTER, 1.12, 0.02, 0.02, true);
    private static final TypeStyle ROUND = new TypeStyle(Face.INTER_BOLD, Face.INTER_BOLD, 1, 0.06, -0.01, false);

    private static final int SOFT_SHADOW = 0x59000000;

    private Brands() {}

    /** The brand for a look, chosen by style and palette. */
    public static Brand of(Look look) {
        Palette p = Palettes.choose(look.palette(), look.direction(), look.seed());
        boolean chosen = !look.palette().isBlank();
        return of(look.style(), p, chosen);
    }

    private static Brand of(Style style, Palette p, boolean chosen) {
        return switch (style) {
            case REALISM ->
                brand(
                        Schemes.pale(p),
                        ROBOTO,
                        FLAT,
                        Shape.SQUIRCLE,
                        0.35,
                        Entry.SLIDE,
                        Ground.of(GeometricMotifs.bands(34, 0.5, 0.5), GeometricMotifs.grid(9, 0.10, 0.22))
                                .still(PaperMotifs.wash(90)));
            case ULTRA_REALISM ->
                brand(
                        Schemes.own(p, chosen, 0x23262B, 0x0E0F12, 0x32373F, 0x9AA4B2, 0xF7F8FA, 0xE9C46A, 0x8FB8DE),
                        ROBOTO,
                        FLAT.shadowed(0, 0.05, 0.07, 0x99000000).modelled(0.10),
                        Shape.SQUIRCLE,
                        0.3,
                        Entry.FADE,
                        Ground.of(ParticleMotifs.bokeh(8, 9), ParticleMotifs.sparks(14))
                                .still(PaperMotifs.wash(100), PaperMotifs.spotlight(0.9), PaperMotifs.grain(0.12)));
            case PHOTOGRAPHY ->
                brand(
                        Schemes.own(p, chosen, 0x3A2A20, 0x17110D, 0x4E382A, 0xF3C892, 0xFFF6E9, 0xFFB454, 0xE2A07A),
                        INTER,
                        FLAT.shadowed(0, 0.03, 0.06, 0x80000000),
                        Shape.RING,
                        0.5,
                        Entry.FADE,
                        Ground.of(ParticleMotifs.bokeh(16, 13), ParticleMotifs.sparks(10))
                                .still(PaperMotifs.wash(60), PaperMotifs.spotlight(0.8), PaperMotifs.vignette(0.5)));
            case MOVIE ->
                brand(
                                Schemes.own(
                                        p, chosen, 0x0D2A33, 0x06090C, 0x14404C, 0x4FB3BF, 0xFFF5E8, 0xFF9A3C,
                                        0x6CC5CF),
                                CINEMA,
                                FLAT.shadowed(0, 0.02, 0.05, 0x99000000),
                                Shape.RING,
                                0,
                                Entry.FADE,
                                Ground.of(ParticleMotifs.bokeh(5, 16), ParticleMotifs.sparks(22))
                                        .still(
                                                PaperMotifs.wash(115),
                                                PaperMotifs.spotlight(0.9),
                                                PaperMotifs.vignette(0.6))
                                        .front(PaperMotifs.letterbox()))
                        .middle();
            case ENVIRONMENT ->
                brand(
                        Schemes.own(p, chosen, 0xE4ECE6, 0xB9CCC0, 0xA3BBAE, 0xF6FAF6, 0x16302A, 0x0C7A5A, 0x8A5A12),
                        SERIF,
                        FLAT,
                        Shape.DISC,
                        0.6,
                        Entry.FADE,
                        Ground.of(LandscapeMotifs.hills(3, 34), ParticleMotifs.sparks(10))
                                .still(PaperMotifs.wash(90)));
            case ANIME ->
                brand(
                        Schemes.own(p, chosen, 0x2E86DE, 0x1B5FBF, 0x2470CC, 0xFFFFFF, 0xFFFFFF, 0xFFE14D, 0xFF9EC4),
                        ITALIC,
                        FLAT.outlined(0.055, 0xFF0B2C5F).shadowed(0.03, 0.05, 0, 0xFF0B2C5F),
                        Shape.DISC,
                        0.6,
                        Entry.POP,
                        Ground.of(LandscapeMotifs.clouds(5, 0.9), ParticleMotifs.stars(18))
                                .still(PaperMotifs.wash(90)));
            case ANIME_SR ->
                brand(
                        Schemes.own(p, chosen, 0x4B2A86, 0x8A3474, 0x6A2F86, 0xFFD9F2, 0xFFF7FD, 0xFFD166, 0xFF9BC9),
                        INTER,
                        FLAT.shadowed(0, 0.03, 0.07, 0x99210A45).glowing(0.03),
                        Shape.DISC,
                        0.6,
                        Entry.RISE,
                        Ground.of(ParticleMotifs.stars(46), LandscapeMotifs.clouds(4, 0.45), ParticleMotifs.sparks(10))
                                .still(PaperMotifs.wash(80)));
            case FLAT_ANIMATION ->
                brand(
                        Schemes.vivid(p),
                        INTER,
                        FLAT,
                        Shape.DISC,
                        0.5,
                        Entry.RISE,
                        Ground.of(GeometricMotifs.discs(4, 34), GeometricMotifs.confetti(12, 1.7))
                                .still(PaperMotifs.wash(90)));
            case ILLUSTRATION ->
                brand(
                        Schemes.own(p, chosen, 0xF8EBD6, 0xF6DFC3, 0xF2D2B0, 0x8DB596, 0x2B3A33, 0xD1495B, 0x2E7D5B),
                        SLAB,
                        FLAT,
                        Shape.BLOB,
                        0.6,
                        Entry.RISE,
                        Ground.of(RadialMotifs.sun(0.76, 0.16, 26), LandscapeMotifs.leaves())
                                .still(PaperMotifs.wash(90), PaperMotifs.grain(0.08)));
            case STYLIZED_ILLUSTRATION ->
                brand(
                        Schemes.own(p, chosen, 0x5B1A63, 0x2A0F54, 0x7E2464, 0xFF8C69, 0xFFF1E6, 0xFFB03A, 0xFF7F6E),
                        INTER_CAPS,
                        FLAT.modelled(0.12),
                        Shape.DISC,
                        0.5,
                        Entry.RISE,
                        Ground.of(
                                        RadialMotifs.sun(0.5, 0.38, 42),
                                        GeometricMotifs.rings(0.5, 0.38, 9, 0.25, 0.5),
                                        LandscapeMotifs.hills(2, 26))
                                .still(PaperMotifs.wash(90), PaperMotifs.grain(0.5)));
            case CREATIVE ->
                brand(
                        Schemes.own(p, chosen, 0xFFD23F, 0xFFC21A, 0xFFE07A, 0xEE4266, 0x231942, 0xD81159, 0x3A5BDB),
                        INTER_CAPS,
                        FLAT.outlined(0.10, 0xFFFFFFFF).shadowed(0.035, 0.045, 0, 0x66231942),
                        Shape.BURST,
                        0.1,
                        Entry.STAMP,
                        Ground.of(GeometricMotifs.confetti(16, 2.4))
                                .still(
                                        PaperMotifs.wash(90),
                                        PaperMotifs.halftone(3.4, 0, 0, 0.5, 0.55),
                                        PaperMotifs.halftone(3.4, 1, 1, 0.45, 0.5)));
            case CHILDRENS_BOOK_ILLUSTRATIONS ->
                brand(
                                Schemes.own(
                                        p, chosen, 0xFFF6E3, 0xFDEBCB, 0xBFE3D8, 0xF4A261, 0x3D2C4A, 0xD94F30,
                                        0x1F7A74),
                                ROUND,
                                FLAT.roughened(0.4),
                                Shape.BLOB,
                                0.8,
                                Entry.POP,
                                Ground.of(PaperMotifs.torn(), GeometricMotifs.confetti(9, 1.5))
                                        .still(
                                                PaperMotifs.wash(90),
                                                PaperMotifs.stains(9, 0.35),
                                                PaperMotifs.grain(0.10)))
                        .middle();
            case RENAISSANCE_FRESCO ->
                brand(
                                Schemes.own(
                                        p, chosen, 0xE3CFA6, 0xCDB184, 0xD6BF92, 0x8C5A2B, 0x3A2312, 0x8F2D1E,
                                        0x2F4F6B),
                                ROMAN,
                                FLAT.roughened(0.25),
                                Shape.RING,
                                0,
                                Entry.FADE,
                                Ground.of(RadialMotifs.runes(0.16))
                                        .still(
                                                PaperMotifs.wash(90),
                                                PaperMotifs.stains(16, 0.5),
                                                PaperMotifs.arch(),
                                                PaperMotifs.cracks(60, 0.4),
                                                PaperMotifs.grain(0.22)))
                        .middle();
            case FANTASY ->
                brand(
                                Schemes.own(
                                        p, chosen, 0x0F4A45, 0x0A1F33, 0x17605A, 0xA8F0D0, 0xF4FFF6, 0xFFD873,
                                        0x8FE3B8),
                                SERIF,
                                FLAT.shadowed(0, 0.03, 0.06, 0x8003141A).glowing(0.05),
                                Shape.RING,
                                0.6,
                                Entry.RISE,
                                Ground.of(ParticleMotifs.sparks(34), RadialMotifs.runes(0.35))
                                        .still(
                                                PaperMotifs.wash(80),
                                                PaperMotifs.spotlight(0.7),
                                                PaperMotifs.vignette(0.4)))
                        .middle();
            case GILDED_COSMIC_BAROQUE ->
                brand(
                                Schemes.own(
                                        p, chosen, 0x14124A, 0x07061F, 0x1D1A5E, 0xE9C05A, 0xFFF3CF, 0xF2C14E,
                                        0xB9A2FF),
                                ROMAN,
                                FLAT.shadowed(0, 0.02, 0.04, 0xB3000010).modelled(0.20),
                                Shape.RING,
                                0,
                                Entry.FADE,
                                Ground.of(RadialMotifs.gloria(), ParticleMotifs.stars(34))
                                        .still(PaperMotifs.wash(90), PaperMotifs.vignette(0.5)))
                        .middle();
            case CLAYMATION ->
                brand(
                                Schemes.own(
                                        p, chosen, 0x2A8C82, 0x1E6F6B, 0x247D76, 0xFFD7B5, 0xFFF8EC, 0xFFC24B,
                                        0xFF9C80),
                                ROUND,
                                FLAT.shadowed(0.02, 0.055, 0.03, 0x73052C2A)
                                        .modelled(0.16)
                                        .roughened(0.22),
                                Shape.BLOB,
                                0.9,
                                Entry.POP,
                                Ground.of(GeometricMotifs.discs(5, 24), GeometricMotifs.balls(false))
                                        .still(PaperMotifs.wash(90), PaperMotifs.grain(0.25)))
                        .stepped(12);
            case RENDER_3D ->
                brand(
                        Schemes.own(p, chosen, 0x6454C4, 0x5B48B8, 0x5846B4, 0xE7E1FF, 0xFFFFFF, 0xFFD166, 0xFFC0D6),
                        ROUND,
                        FLAT.shadowed(0.01, 0.06, 0.06, 0x73180D52).modelled(0.14),
                        Shape.SQUIRCLE,
                        0.7,
                        Entry.POP,
                        Ground.of(GeometricMotifs.discs(3, 36), GeometricMotifs.balls(false))
                                .still(PaperMotifs.wash(70), PaperMotifs.spotlight(0.4)));
            case RAYTRACED ->
                brand(
                        Schemes.own(p, chosen, 0x1D5F9E, 0x14365C, 0x8A2B33, 0xE8F4FF, 0xFFFFFF, 0xFFD75E, 0xA9DCFF),
                        INTER,
                        FLAT.shadowed(0.02, 0.06, 0.05, 0x80001026).modelled(0.30),
                        Shape.DISC,
                        0.4,
                        Entry.DROP,
                        Ground.of(LandscapeMotifs.tiles(), GeometricMotifs.balls(true))
                                .still(PaperMotifs.wash(90)));
            case LOW_POLY ->
                brand(
                        Schemes.own(p, chosen, 0x33307A, 0x173B6C, 0x4A4694, 0x9FB7FF, 0xFFFFFF, 0xFFC857, 0x7FE0D0),
                        CONDENSED,
                        FLAT,
                        Shape.HEXAGON,
                        0,
                        Entry.SLIDE,
                        Ground.of(GeometricMotifs.confetti(10, 2.6)).still(GeometricMotifs.facets(15)));
            case PIXEL_ART ->
                brand(
                                Schemes.own(
                                        p, chosen, 0x1B1B3A, 0x3B1F5B, 0x2C2A5C, 0x7CF5FF, 0xFFFFFF, 0xFFE45C,
                                        0xFF7AA8),
                                INTER_CAPS,
                                FLAT.shadowed(0.06, 0.06, 0, 0xFF0B0B1E),
                                Shape.SQUARE,
                                0,
                                Entry.DROP,
                                Ground.of(ParticleMotifs.stars(40), LandscapeMotifs.gridfloor(0.5))
                                        .still(PaperMotifs.wash(90), PaperMotifs.halftone(2.4, 0.5, 1.1, 0.6, 0.18)))
                        .stepped(15)
                        .coarse(240);
            case SCIFI ->
                brand(
                        Schemes.own(p, chosen, 0x04232B, 0x010A0F, 0x07343D, 0x35E0E8, 0xE9FEFF, 0x3DF2F5, 0xFFB347),
                        WIDE,
                        FLAT.glowing(0.07),
                        Shape.HEXAGON,
                        0.08,
                        Entry.SLIDE,
                        Ground.of(LandscapeMotifs.gridfloor(0.34), RadialMotifs.display(), ParticleMotifs.sparks(12))
                                .still(PaperMotifs.wash(90), PaperMotifs.squares(5, 0.06), PaperMotifs.vignette(0.4)));
            case MANGA_BW ->
                brand(
                                Schemes.own(0xFFFFFF, 0xF4F4F4, 0xEDEDED, 0x0A0A0C, 0x0A0A0C, 0x0A0A0C, 0x3A3A40),
                                ITALIC,
                                FLAT,
                                Shape.BURST,
                                0,
                                Entry.STAMP,
                                Ground.of(RadialMotifs.speedlines(84, 0.46, 0.95))
                                        .still(PaperMotifs.wash(90), PaperMotifs.halftone(1.9, 0.5, 1.05, 0.42, 0.55))
                                        .front(PaperMotifs.panel()))
                        .middle();
            case MANGA_COLOR ->
                brand(
                                Schemes.own(
                                        p, chosen, 0x0668B8, 0x12349E, 0x0B5AB0, 0xFFF27A, 0xFFFFFF, 0xFFE600,
                                        0xFF5A7A),
                                ITALIC,
                                FLAT.outlined(0.09, 0xFF0A0A18).shadowed(0.045, 0.055, 0, 0xFF0A0A18),
                                Shape.BURST,
                                0,
                                Entry.STAMP,
                                Ground.of(RadialMotifs.speedlines(72, 0.46, 0.85))
                                        .still(PaperMotifs.wash(100), PaperMotifs.halftone(2.3, 1, 1, 0.55, 0.35))
                                        .front(PaperMotifs.panel()))
                        .middle();
            case SKETCH_BW ->
                brand(
                                Schemes.own(0xFBFAF7, 0xF1EFEA, 0xE9E7E1, 0x55555A, 0x1F1F23, 0x2A2A2E, 0x55555C),
                                SERIF,
                                FLAT.roughened(0.8).inLines(),
                                Shape.DISC,
                                0.2,
                                Entry.FADE,
                                Ground.of(ParticleMotifs.splashes(0))
                                        .still(
                                                PaperMotifs.wash(90),
                                                PaperMotifs.hatching(1.3, 0.35),
                                                PaperMotifs.grain(0.2)))
                        .stepped(12);
            case SKETCH_COLOR ->
                brand(
                                Schemes.own(
                                        p, chosen, 0xD8B98A, 0xCBA974, 0xE3C79C, 0x7A4A1E, 0x2E1C0F, 0xA52A1F,
                                        0x1F4E8C),
                                SLAB,
                                FLAT.roughened(0.7).inLines(),
                                Shape.SQUIRCLE,
                                0.3,
                                Entry.FADE,
                                Ground.of(RadialMotifs.sun(0.8, 0.14, 18))
                                        .still(
                                                PaperMotifs.wash(90),
                                                PaperMotifs.stains(6, 0.4),
                                                PaperMotifs.hatching(1.5, 0.4),
                                                PaperMotifs.grain(0.3)))
                        .stepped(12);
            case INK ->
                brand(
                        Schemes.own(p, chosen, 0xEEECE8, 0xD9D6D1, 0xCDC9C4, 0x7C7A80, 0x1B1A1F, 0xC2412D, 0x3C4A5E),
                        SERIF,
                        FLAT.roughened(0.45),
                        Shape.DISC,
                        0.1,
                        Entry.FADE,
                        Ground.of(LandscapeMotifs.hills(2, 22))
                                .still(PaperMotifs.wash(90), PaperMotifs.stains(12, 0.7), PaperMotifs.grain(0.14)));
            case EXPRESSIVE_INK_MINIMALISM ->
                brand(
                                Schemes.own(0xF6F1E6, 0xEFE8D8, 0xE9E1CF, 0x141210, 0x141210, 0xB3261E, 0x3A3631),
                                SERIF,
                                FLAT.roughened(0.55),
                                Shape.RING,
                                0,
                                Entry.STAMP,
                                Ground.of(RadialMotifs.brushring(), ParticleMotifs.splashes(18))
                                        .still(PaperMotifs.wash(90), PaperMotifs.grain(0.10)))
                        .middle();
            case HAUNTED_LINEWORK ->
                brand(
                        Schemes.own(p, chosen, 0x1E2F26, 0x080C0B, 0x2A4034, 0x9DB8A0, 0xEEF5E9, 0xC8E66B, 0xA7C4B0),
                        SERIF,
                        FLAT.glowing(0.04).roughened(0.6),
                        Shape.RING,
                        0,
                        Entry.FADE,
                        Ground.of(LandscapeMotifs.branches(), ParticleMotifs.rain(60, 0.22))
                                .still(PaperMotifs.wash(90), PaperMotifs.spotlight(0.7), PaperMotifs.vignette(0.6)));
            case EPIC_LINEBURST ->
                brand(
                                Schemes.own(
                                        p, chosen, 0x2A0A06, 0x090303, 0x3C0F08, 0xFF7A2F, 0xFFF3E6, 0xFFB02E,
                                        0xFF6B4A),
                                CONDENSED,
                                FLAT.glowing(0.06),
                                Shape.RING,
                                0,
                                Entry.STAMP,
                                Ground.of(RadialMotifs.linebursts(130), ParticleMotifs.sparks(16))
                                        .still(PaperMotifs.wash(90), PaperMotifs.vignette(0.5)))
                        .middle();
            case MODERN_NOIR_MINIMALISM ->
                brand(
                        Schemes.own(p, chosen, 0x3A3B3F, 0x1C1D20, 0x2E2F33, 0xE8E8EA, 0xFFFFFF, 0xFF5A45, 0xC9CACF),
                        CONDENSED,
                        FLAT,
                        Shape.SQUARE,
                        0,
                        Entry.SLIDE,
                        Ground.of(PaperMotifs.blinds()).still(PaperMotifs.wash(60)));
            case ADVERTISEMENT_1950S ->
                brand(
                                Schemes.own(
                                        p, chosen, 0xFFF1D0, 0xFBE3B3, 0xF6D79A, 0x1F8A84, 0x3B1A12, 0xC8321F,
                                        0x146B66),
                                SLAB,
                                FLAT.shadowed(0.035, 0.035, 0, 0x5914706A),
                                Shape.BURST,
                                0.15,
                                Entry.DROP,
                                Ground.of(RadialMotifs.sunrays(22, 0.5, 0.4), GeometricMotifs.confetti(8, 1.8))
                                        .still(PaperMotifs.wash(90), PaperMotifs.halftone(1.7, 0.5, 1.05, 0.5, 0.35)))
                        .middle();
            case DEFAULT ->
                brand(
                        Schemes.deep(p),
                        INTER,
                        FLAT.shadowed(0, 0.025, 0.05, SOFT_SHADOW),
                        Shape.SQUIRCLE,
                        0.5,
                        Entry.RISE,
                        Ground.of(
                                        GeometricMotifs.discs(3, 30),
                                        GeometricMotifs.dots(7.5, 0.26, 0.20),
                                        ParticleMotifs.sparks(12))
                                .still(PaperMotifs.wash(70), GeometricMotifs.glows(0.7)));
        };
    }

    private static Brand brand(
            Scheme scheme, TypeStyle type, Finish finish, Shape shape, double round, Entry entry, Ground ground) {
        return new Brand(scheme, type, finish, ground, shape, round, entry, false, 0, 0);
    }
}
