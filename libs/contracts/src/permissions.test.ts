import { holds, permissions, permissionsOf } from './permissions.js';

test('an admin holds every permission', () => {
  const admin = { isAdmin: true };
  expect(permissionsOf(admin)).toEqual(Object.keys(permissions));
  expect(holds(admin, 'users.manage')).toBe(true);
});

test.each([{ isAdmin: false }, undefined])('%j holds none', (user) => {
  expect(user && permissionsOf(user)).toEqual(user && []);
  expect(holds(user, 'offers.read')).toBe(false);
});
