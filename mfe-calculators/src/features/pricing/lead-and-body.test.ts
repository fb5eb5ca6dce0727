import { leadAndBody } from './lead-and-body';

test.each([
  ['Advice: take three', { lead: 'Advice:', body: ' take three' }],
  ['Advice: at 10:30, or later', { lead: 'Advice:', body: ' at 10:30, or later' }],
  ['Take three', { lead: '', body: 'Take three' }],
  ['Advice:', { lead: 'Advice:', body: '' }],
])('%s', (text, parts) => expect(leadAndBody(text)).toEqual(parts));
