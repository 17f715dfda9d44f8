import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';

/** A white-label flag: a switch, or a word where a switch is not enough. */
const flagSchema = z.union([z.boolean(), z.string()]);

export const whitelabelSchema = z.record(z.string(), flagSchema);

/** What the server demands of one registration field; the browser checks with the same row. */
export const registerRuleSchema = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  /** The regular expression behind `patternId`; `*` matches anything. */
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
  type: z.enum(['text', 'password', 'tel', 'email', 'number', 'captcha', 'checkbox']),
});
export type RegisterRule = z.output<typeof registerRuleSchema>;

export const registerRulesSchema = z.record(z.string(), registerRuleSchema);

export const resourceSchema = z.object({
  resourceType: z.string(),
  /** Android, MOBILECONFIG, AFFILIATELINK, SpeedTest, WHATSAPP, USDJUMP … */
  labelNameEn: z.string(),
  url: z.string(),
  qrCodeUrl: z.string(),
});
export type Resource = z.output<typeof resourceSchema>;

export const customerServiceSchema = z.object({
  csType: z.enum(['FACEBOOK', 'INSTAGRAM', 'TELEGRAM', 'WHATSAPP', 'LIVECHAT', 'VIP']),
  title: z.string(),
  path: z.string(),
});
export type CustomerServiceEntry = z.output<typeof customerServiceSchema>;

/** The figures ISO 3166 and the numbering plan give: `VN`, `84`. */
export const countrySchema = z.object({
  countryCode: z.string(),
  countryDialingCode: z.string(),
});
export type Country = z.output<typeof countrySchema>;

export const locationSchema = z.object({
  ip: z.string(),
  /** ISO 3166 alpha-2, or empty when the address belongs to no country (a private network). */
  country: z.string(),
  countryDialingCode: z.string(),
});
export type Location = z.output<typeof locationSchema>;

export const maintenanceSchema = z.object({
  title: z.string(),
  endAt: z.nullable(momentSchema),
  contact: z.string(),
});

export const siteStatusSchema = z.object({
  /** 0 the site is open, 1 maintenance, 2 the visitor's region or address is refused. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  info: z.object({
    whitelabel: whitelabelSchema,
    register: registerRulesSchema,
    resources: z.array(resourceSchema),
    customerService: z.array(customerServiceSchema),
    analytics: z.object({ gtagId: z.nullable(z.string()) }),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    location: locationSchema,
    maintenance: z.nullable(maintenanceSchema),
    regionRestriction: z.nullable(z.object({ contact: z.string() })),
  }),
});
export type SiteStatus = z.output<typeof siteStatusSchema>;

export const readStatus = endpoint({
  name: 'system.read-status',
  summary: 'Whether the site is open to this visitor, and everything the shell needs to know of it.',
  method: 'GET',
  path: '/wps/system/status',
  access: 'public',
  openDuring: ['maintenance', 'region'],
  /** The host the visitor typed; rules may differ by host. */
  query: z.strictObject({ url: z.optional(z.string().check(z.maxLength(253))) }),
  value: siteStatusSchema,
  errors: [],
});

export const readWhitelabel = endpoint({
  name: 'system.read-whitelabel',
  summary: 'The feature flags of this site.',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'public',
  openDuring: ['maintenance', 'region'],
  value: whitelabelSchema,
  errors: [],
});

export const readRegisterRules = endpoint({
  name: 'system.read-register-rules',
  summary: 'The rule of every registration field.',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'public',
  value: registerRulesSchema,
  errors: [],
});

export const listDomainRoutes = endpoint({
  name: 'system.list-domain-routes',
  summary: 'The mirror addresses of this site, for the list and the speed test.',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'public',
  value: z.object({
    list: z.array(
      z.object({
        host: z.string(),
        url: z.string(),
        /** Answers at once with nothing; timed by the browser. */ speedUrl: z.string(),
        weight: z.int(),
      }),
    ),
  }),
  errors: [],
});

/** What a mirror answers to a speed test: as little as possible. */
export const testSpeed = endpoint({
  name: 'system.test-speed',
  summary: 'An answer of no content to time a route by.',
  method: 'GET',
  path: '/wps/system/speed',
  access: 'public',
  crossOrigin: true,
  value: z.object({ at: momentSchema }),
  errors: [],
});

export const helpCenterSchema = z.object({
  list: z.array(
    z.object({
      sectionId: z.string(),
      title: z.string(),
      articles: z.array(
        z.object({ articleId: z.string(), title: z.string(), /** Cleaned by the server. */ content: z.string() }),
      ),
    }),
  ),
});

export const readHelpCenter = endpoint({
  name: 'system.read-help-center',
  summary: "The help centre's sections and articles in the caller's language.",
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'public',
  value: helpCenterSchema,
  errors: [],
});

/** The first question of each section: enough for a page that only leads to the help centre. */
export const listHelpTopics = endpoint({
  name: 'system.list-help-topics',
  summary: "The first article of each section of the help centre, by name, in the caller's language.",
  method: 'GET',
  path: '/wps/relay/help/topics',
  access: 'public',
  value: z.object({ list: z.array(z.object({ articleId: z.string(), title: z.string() })) }),
  errors: [],
});

export const readLocation = endpoint({
  name: 'system.read-location',
  summary: "The visitor's address, country and dialling code.",
  method: 'GET',
  path: '/wps/relay/location/current',
  access: 'public',
  openDuring: ['maintenance', 'region'],
  value: locationSchema,
  errors: [],
});

export const listCountries = endpoint({
  name: 'system.list-countries',
  summary: 'Every country with its dialling code.',
  method: 'GET',
  path: '/wps/relay/location/countries',
  access: 'public',
  value: z.object({ list: z.array(countrySchema) }),
  errors: [],
});
