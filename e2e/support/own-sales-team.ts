import { expect, type APIRequestContext } from '@playwright/test';
import { apiPath, apiPaths, approvalPaths, type Creator, type OfferSettings } from '@programme/contracts';
import { chat, mailbox } from './installs.js';
import { OfferMaker, post } from './made-offers.js';
import { addAdmin } from './price-books.js';
import { product } from './product.js';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

/** Of a product that sends messages and mails. */
export const messagingEnvironment = {
  AUTH_REGISTRATION: 'on',
  SLACK_BOT_TOKEN: chat.token,
  SLACK_API_URL: chat.apiUrl,
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: mailbox.from,
} as const;

type Team = {
  readonly approver: Parameters<typeof addAdmin>[1];
  /** Where the creator's mails go. */
  readonly creatorAddress: string;
};

/** Sets up a product for sales: discounts over 20 % want another admin's approval, and its creator is told by both ways. */
export async function setUpSales(admin: APIRequestContext, team: Team): Promise<OfferMaker> {
  const maker = await OfferMaker.logIn(admin, product.admin);
  await addAdmin(admin, team.approver);
  const { version } = (await (await admin.get(approvalPaths.settings)).json()) as OfferSettings;
  const limit = { version, largestDiscount: 20 };
  expect((await admin.put(approvalPaths.settings, { data: limit, headers })).status()).toBe(200);
  const creators = (await (await admin.get(apiPaths.creators)).json()) as Creator[];
  const id = String(creators.find(({ name }) => name === maker.creator)?.id);
  const contact = { data: { email: team.creatorAddress, phone: '+48 22 123 45 67' }, headers };
  expect((await admin.patch(apiPath(apiPaths.creator, { id }), contact)).status()).toBe(200);
  const mapping = { creatorName: maker.creator, slackUserId: 'U0DECISION' };
  expect((await post(admin, apiPaths.slackMappings, mapping)).status()).toBe(201);
  return maker;
}
