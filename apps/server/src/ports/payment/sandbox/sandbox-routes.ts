import { apiError, type LanguageCode, languageOf, type ShopSettings } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ApiFault } from "../../../http/errors/errors.ts";
import { readForms } from "../form-body.ts";
import { askedLanguage, isDarkFor, shopPageHeaders } from "../shop-page.ts";
import { type SandboxGateway, type SandboxPayment, sandboxPagePath } from "./sandbox-gateway.ts";
import { sandboxPage } from "./sandbox-page.ts";

export interface SandboxRoutesDeps {
  readonly sandbox: SandboxGateway;
  readonly settings: (language: LanguageCode) => Promise<ShopSettings>;
  /** See readFontFaces. */
  readonly fontFaces: string;
  /** Notifies the shop that a payment changed, like a gateway's callback. */
  readonly notify: (paymentId: string) => Promise<void>;
}

const Params = z.object({ id: z.uuid() });
const Query = z.looseObject({ lang: z.optional(z.string()) });
const Decision = z.looseObject({ decision: z.enum(["paid", "declined"]) });

/** The practice gateway's own page. Its unguessable address authorizes the decision about the payment. */
export async function sandboxRoutes(app: FastifyInstance, deps: SandboxRoutesDeps): Promise<void> {
  async function requirePayment(id: string): Promise<SandboxPayment> {
    const payment = await deps.sandbox.find(id);
    if (payment === null) throw new ApiFault(apiError("rest_not_found", "There is no such payment"));
    return payment;
  }

  await app.register(async (instance) => {
    readForms(instance);
    const scope = instance.withTypeProvider<ZodTypeProvider>();
    scope.get(
      `${sandboxPagePath}/:id`,
      { schema: { hide: true, params: Params, querystring: Query } },
      async (request, reply) => {
        const payment = await requirePayment(request.params.id);
        return reply.headers(shopPageHeaders).send(await draw(deps, request, payment, request.query.lang));
      },
    );
    scope.post(
      `${sandboxPagePath}/:id`,
      { schema: { hide: true, params: Params, body: Decision } },
      async (request, reply) => {
        const payment = await requirePayment(request.params.id);
        await deps.sandbox.decide(payment.id, request.body.decision);
        await deps.notify(payment.id);
        return reply.redirect(payment.return_url, 303);
      },
    );
  });
}

async function draw(
  deps: SandboxRoutesDeps,
  request: FastifyRequest,
  payment: SandboxPayment,
  lang?: string,
): Promise<string> {
  const { cookie } = request.headers;
  const language = languageOf(askedLanguage(lang, cookie));
  const settings = await deps.settings(language);
  const frame = {
    language,
    isDark: isDarkFor(cookie, settings.look.isDarkByDefault),
    settings,
    fontFaces: deps.fontFaces,
  };
  return sandboxPage(payment, frame, settings.currency);
}
