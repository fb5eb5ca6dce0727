import { CalculationLogEntity } from '../logs/calculation-log.entity.js';
import { CreatorEntity } from '../creators/creator.entity.js';
import { CompanyEntity } from '../logs/company.entity.js';
import { LoginAttemptEntity } from '../auth/login-attempt.entity.js';
import { OfferAttemptEntity } from '../offers/offer-attempt.entity.js';
import { OfferEntity } from '../offers/offer.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { TranslationEntity } from '../translations/translation.entity.js';
import { UserEntity } from '../users/user.entity.js';

export const entities = [
  UserEntity,
  SessionEntity,
  CalculationLogEntity,
  TranslationEntity,
  LoginAttemptEntity,
  OfferEntity,
  OfferAttemptEntity,
  CreatorEntity,
  CompanyEntity,
];
