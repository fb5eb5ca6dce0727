import { apiPath, apiPaths } from '@programme/contracts';
import { answerStates } from '../support/states/answer-states.js';
import { withPictures } from '../support/states/with-pictures.js';
import { clientStates } from '../support/states/client-states.js';
import { fixedProduct } from '../support/states/fixed-product.js';
import { test } from '../support/states/kept-page-test.js';
import type { ScreenState } from '../support/states/screen-state.js';
import { staffStates } from '../support/states/staff-states.js';
import { visitState } from '../support/states/visit-state.js';
import { visitorStates } from '../support/states/visitor-states.js';

// The data stays as it is seeded: the screens of staff would show what the others report.
test.beforeEach(async ({ context }) => {
  await context.route(`**${apiPaths.logs}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: {} }) : route.fallback(),
  );
  await context.route(`**${apiPath(apiPaths.offerVisits, { id: '*' })}`, (route) =>
    route.fulfill({ status: 201, json: { id: 1 } }),
  );
  await context.route(`**${apiPath(apiPaths.offerVisit, { id: '*', viewId: '*' })}`, (route) =>
    route.fulfill({ status: 204 }),
  );
});

function testEach(states: readonly ScreenState[]): void {
  for (const state of states) {
    test(`${state.name} is sound in every language`, { tag: '@main' }, ({ page, complaints }) =>
      visitState(page, state, complaints, withPictures),
    );
  }
}

testEach([...visitorStates, ...clientStates, ...answerStates]);

test.describe('an admin', () => {
  test.use({ storageState: fixedProduct.adminFile });
  testEach(staffStates);
});
