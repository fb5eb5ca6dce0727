import { limits } from './limits.js';
import { offerAbilities, offerAbilityNames, refusalOf, type OfferAbility, type OfferFacts } from './offer-abilities.js';
import { offerStatuses, type OfferStatus } from './offer-status.js';

const open: OfferFacts = { status: 'open', isDecided: false, needsApproval: false, messageCount: 0 };

const standing = (status: OfferStatus): OfferFacts => ({
  ...open,
  status,
  isDecided: status === 'accepted' || status === 'declined',
  needsApproval: status === 'awaiting-approval',
});

const everything = () => true;

/** By status, in the order of `offerStatuses`; a dash where nothing keeps staff from it. */
const refusals: Readonly<Record<OfferAbility, readonly string[]>> = {
  edit: ['-', '-', '-', 'offer-accepted', '-', '-'],
  send: ['-', 'offer-expired', 'already-decided', 'already-decided', 'awaiting-approval', 'offer-withdrawn'],
  extend: ['-', '-', 'already-decided', 'already-decided', '-', 'offer-withdrawn'],
  answer: ['-', '-', '-', '-', '-', 'offer-withdrawn'],
  'record-decision': ['-', '-', 'already-decided', 'already-decided', 'awaiting-approval', 'offer-withdrawn'],
  withdraw: ['-', '-', '-', 'offer-accepted', '-', 'offer-withdrawn'],
  'replace-code': ['-', '-', '-', '-', 'awaiting-approval', '-'],
  reverse: ['offer-undecided', 'offer-undecided', '-', '-', 'offer-undecided', '-'],
  remove: ['-', '-', '-', 'offer-accepted', '-', '-'],
  approve: [...Array<string>(4).fill('approval-not-requested'), '-', 'offer-withdrawn'],
  reject: [...Array<string>(4).fill('approval-not-requested'), '-', 'offer-withdrawn'],
};

test.each(offerAbilityNames)('What keeps staff from %s follows from how the offer stands', (name) => {
  expect(offerStatuses.map((status) => refusalOf(name, standing(status)) ?? '-')).toEqual(refusals[name]);
});

test('A withdrawn offer that waited for approval has no code to replace', () => {
  expect(refusalOf('replace-code', { ...standing('withdrawn'), needsApproval: true })).toBe('awaiting-approval');
});

test('A decline counts while the offer waits for approval, and can be reversed', () => {
  expect(refusalOf('reverse', { ...standing('awaiting-approval'), isDecided: true })).toBeUndefined();
});

test('A full thread takes no answer, and a withdrawn offer is that first', () => {
  const full = { messageCount: limits.thread.messages };
  expect(refusalOf('answer', { ...open, ...full })).toBe('thread-full');
  expect(refusalOf('answer', { ...standing('withdrawn'), ...full })).toBe('offer-withdrawn');
});

test('Abilities are what nothing keeps from, and what the reader may do', () => {
  const unrefused = offerAbilityNames.filter((name) => refusals[name][offerStatuses.indexOf('open')] === '-');
  expect(offerAbilities(open, everything)).toEqual(unrefused);
  expect(offerAbilities(standing('accepted'), (permission) => permission === 'offers.remove')).toEqual(['reverse']);
  expect(offerAbilities(open, () => false)).toEqual([]);
});
