import { Body, Controller, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import {
  apiPaths,
  linkSchema,
  linkUseSchema,
  newUserLinkSchema,
  openedLinkResponse,
  userLinkResponse,
  type Link,
  type LinkUse,
  type NewUserLink,
  type OpenedLink,
  type User,
  type UserLink,
} from '@programme/contracts';
import type { Request } from 'express';
import { Public, Requires } from '../../platform/access/access.decorators.js';
import { CurrentUser } from '../../platform/access/access.guard.js';
import { Audit, type AuditContext } from '../../platform/audit/audit-rule.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { RowIdPipe } from '../../platform/http/validation.pipe.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { RateLimitGuard } from '../../platform/rate-limit/rate-limit.guard.js';
import { UserLinksService } from './user-links.service.js';

@Controller()
export class UserLinksController {
  constructor(private readonly links: UserLinksService) {}

  @Post(apiPaths.userLink)
  @Requires('users.manage')
  @Responds({
    status: 201,
    body: userLinkResponse,
    problems: ['not-found', 'own-account', 'address-missing', 'mail-off', 'too-many-requests'],
  })
  @Audited('user.link', { entity: 'user' })
  make(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: newUserLinkSchema }) body: NewUserLink,
    @CurrentUser() user: User,
    @Audit() audit: AuditContext,
  ): Promise<UserLink> {
    if (body?.byMail) audit.event = 'user.mail-link';
    return this.links.make(id, body ?? {}, user);
  }

  /** A POST, for the link stands in the body, where no log and no proxy keeps it. Changes nothing. */
  @Post(apiPaths.linksOpen)
  @HttpCode(200)
  @Responds({ body: openedLinkResponse, problems: ['link-used', 'too-many-requests'] })
  @Public()
  @UseGuards(RateLimitGuard)
  @Audited('user.open-link', { entity: 'user' })
  open(@Body({ schema: linkSchema }) { token }: Link): Promise<OpenedLink> {
    return this.links.open(token);
  }

  @Post(apiPaths.linksUse)
  @Responds({ problems: ['link-used', 'too-many-requests', 'too-many-attempts', 'busy'] })
  @Public()
  @UseGuards(RateLimitGuard)
  @Audited('user.use-link', { entity: 'user' })
  async use(
    @Body({ schema: linkUseSchema }) body: LinkUse,
    @Req() { ip = '' }: Request,
    @Audit() audit: AuditContext,
  ): Promise<void> {
    audit.also.push('sessions.end');
    audit.id = await this.links.use(body, ip);
  }
}
