import type { SlackMapping } from '@programme/contracts';
import type { SlackMappingEntity } from './slack-mapping.entity.js';

/** @param row with its creator */
export const toSlackMapping = ({
  id,
  creator,
  slackUserId,
  isActive,
  updatedAt,
}: SlackMappingEntity): SlackMapping => ({
  id,
  creatorName: creator?.name ?? '',
  slackUserId,
  isActive,
  updatedAt: updatedAt.toISOString(),
});
