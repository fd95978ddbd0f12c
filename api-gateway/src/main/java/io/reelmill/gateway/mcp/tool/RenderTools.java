package io.reelmill.gateway.mcp.tool;

import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.gateway.export.ExportResource;
import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.reelmill.gateway.pricing.EstimateResource;
import io.reelmill.gateway.pricing.Estimates;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.gateway.render.RenderResource;
import io.reelmill.gateway.render.RequestReader;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Making films, and what that costs. */
@Singleton
class RenderTools implements ToolSet {

    private final RenderResource renders;
    private final EstimateResource estimating;
    private final ExportResource exports;
    private final RequestReader reader;
    private final Estimates estimates;
    private final OwnProjects projects;
    private final PriceList prices;

    RenderTools(
            RenderResource renders,
            EstimateResource estimating,
            ExportResource exports,
            RequestReader reader,
            Estimates estimates,
            OwnProjects projects,
            PriceList prices) {
        this.renders = renders;
        this.estimating = estimating;
        this.exports = exports;
        this.reader = reader;
        this.estimates = estimates;
        this.projects = projects;
        this.prices = prices;
    }

    @Override
    public List<Tool> tools() {
        return List.of(
                Tool.of(
                                "render_video",
                                "Render a video",
                                "Starts a render and returns its pid at once. SPENDS CREDITS: 10 for each output plus"
                                        + " generation costs, exactly what calculate_credits says for the same arguments"
                                        + " is reserved, and what was used is charged. Follow it with wait_for_project.",
                                Operation.post("/render"),
                                Effect.CREATES,
                                call -> renders.render(call.body(), call.idempotencyKey()))
                        .reachingOutside()
                        .asking(this::aboutRender),
                Tool.of(
                                "calculate_credits",
                                "Calculate credits",
                                "Tells what render_video would reserve for the same arguments, line by line. Starts"
                                        + " nothing and spends nothing.",
                                Operation.post("/calculate-credits"),
                                Effect.READS,
                                call -> estimating.estimate(call.body()))
                        .reachingOutside(),
                Tool.of(
                                "export_video",
                                "Export a video",
                                "Exports a finished project as an mp4 file, as it is or in another form (render,"
                                        + " aspectRatio, captions). SPENDS CREDITS: 10 for each export. Where the form"
                                        + " takes long to make, the answer says rendering, and get_project_status lists it"
                                        + " in exports.",
                                Operation.post("/export-video"),
                                Effect.CREATES,
                                call -> exports.export(call.body(), call.idempotencyKey()))
                        .asking(this::aboutExport));
    }

    private Optional<String> aboutRender(ToolCall call) {
        var spec = reader.read(call.arguments()).spec();
        if (call.who().isSandbox()) {
            return Optional.empty(); // free of charge
        }
        int credits = estimates.of(spec).credits();
        return Optional.of("Start this " + spec.workflow().wireName() + " render for " + credits
                + " credits? They are reserved now; what the render uses is charged, and never more.");
    }

    private Optional<String> aboutExport(ToolCall call) {
        if (call.who().isSandbox()) {
            return Optional.empty();
        }
        var project = projects.get(call.text("pid"));
        return Optional.of("Export “" + project.name() + "” for " + prices.export() + " credits?");
    }
}
