import type { Creator } from '@programme/contracts';
import type { CreatorEntity } from './creator.entity.js';

export const toCreator = ({ id, name, shortName, isActive }: CreatorEntity): Creator => ({
  id,
  name,
  shortName,
  isActive,
});
