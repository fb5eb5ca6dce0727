import { describe, expect, it } from 'vitest';
import { accessOf, ForUsers, permissionOf, Public, Requires, verifyAccess } from './access.decorators.js';

class Controller {
  @Public()
  opened(): void {}

  @ForUsers()
  personal(): void {}

  @Requires('offers.approve')
  approve(): void {}

  forgotten(): void {}

  @Public()
  @Requires('offers.read')
  undecided(): void {}
}

const { opened, personal, approve, forgotten, undecided } = Controller.prototype;

describe('a handler', () => {
  it('says who may call it', () => {
    expect([opened, personal, approve].map(accessOf)).toEqual(['everyone', 'user', { permission: 'offers.approve' }]);
    expect([opened, personal, approve].map(permissionOf)).toEqual([undefined, undefined, 'offers.approve']);
    const routes = [opened, personal, approve].map((handler) => ({ controller: Controller, handler }));
    expect(() => verifyAccess(routes)).not.toThrow();
  });

  it.each([forgotten, undecided])('that says nothing, or two things, is named and answers nobody', (handler) => {
    const fault = `${handler.name} needs one of @Requires, @Public and @ForUsers`;
    expect(() => verifyAccess([{ controller: Controller, handler }])).toThrow(`The handler Controller.${fault}`);
    expect(() => accessOf(handler)).toThrow(`The handler ${fault}`);
  });
});
