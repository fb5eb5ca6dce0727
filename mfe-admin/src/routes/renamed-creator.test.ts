import { waitFor } from '@testing-library/react';
import { stubApi } from '@programme/testing';
import { offersApi } from '../features/offers-management/api/offers.api';
import { slackApi } from '../features/slack-notifications/slack.api';
import { createAdminStore } from '../shared/admin.store';
import { creatorsApi } from '../shared/creators.api';

const anna = { id: 1, name: 'Anna Kowalska', shortName: 'Anna', isActive: true, email: null, phone: null };
const lists = ['/api/offers', '/api/slack-mappings'];

async function change(changed: object) {
  const calls = stubApi({
    'GET /api/offers': { body: [] },
    'GET /api/slack-mappings': { body: [] },
    'PATCH /api/creators/1': { body: { ...anna, ...changed } },
  });
  const { dispatch } = createAdminStore();
  await dispatch(offersApi.endpoints.offers.initiate({}));
  await dispatch(slackApi.endpoints.slackMappings.initiate());
  await dispatch(creatorsApi.endpoints.changeCreator.initiate({ id: 1, change: changed }));
  return () =>
    calls
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path)
      .sort();
}

test('A creator with another name has it in offers and mappings', async () => {
  const asked = await change({ name: 'Anna Nowak' });
  await waitFor(() => expect(asked()).toEqual([...lists, ...lists].sort()));
});

test('A creator who becomes inactive changes no other list', async () => {
  const asked = await change({ isActive: false });
  expect(asked()).toEqual(lists);
});
