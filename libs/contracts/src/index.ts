export {
  noncePlaceholder,
  pagePrices,
  pricesOfPage,
  type KnownPrices,
  offerUnlockedCookie,
  pageDataId,
  type PageData,
} from './page-data.js';
export { offerActions, type OfferAction } from './offer-actions.js';
export { offerLink, pagePaths, staffOfferLink, verificationLink } from './page-paths.js';
export {
  cookieOfPreferences,
  preferenceCookie,
  isStaffSidebar,
  isTheme,
  preferenceQuery,
  preferencesOfCookies,
  preferencesOfQuery,
  sidebarCookie,
  sidebarOfCookies,
  themes,
  type PreferenceChoice,
  type StaffSidebar,
  type Theme,
} from './page-preferences.js';
export { apiPath } from './api-path.js';
export { apiPaths, priceBookPaths } from './api-paths.js';
export { approvalPaths } from './approval-paths.js';
export {
  offerApprovalSchema,
  offerRejectionSchema,
  offerSettingsChangeSchema,
  type OfferApproval,
  type OfferRejection,
  type OfferSettingsChange,
  limitDecisionSchema,
  type LimitDecision,
} from './approval.schema.js';
export { approvedDiscounts, includesDiscount, quotedDiscounts, unapprovedDiscounts } from './discount-approval.js';
export { decisionPaths } from './decision-paths.js';
export {
  adminCalculationSchema,
  calculationLogSchema,
  calculators,
  isAdminCalculation,
  visitorCalculationSchema,
  type AdminCalculation,
  type CalculationLogBody,
  type Calculator,
  type VisitorCalculation,
} from './calculation-log.schema.js';
export { csvMarks, csvNumber, csvStyleOf, csvStyles, type CsvStyle } from './csv-style.js';
export { cleanedLine } from './shown-line.js';
export { canonicalJson } from './canonical-json.js';
export { chunkLoadError, isChunkLoadError } from './chunk-load-error.js';
export { check, issuesOf, fieldIssues, type CheckResult, type FieldIssue } from './field-issue.js';
export { issueText } from './issue-text.js';
export { cleanedEmail, isEmailAddress, maskedEmail } from './email-address.js';
export { emptyBodySchema } from './fields.js';
export { listPage, pageHeaders, type ListPage, type ListTotal } from './list-page.js';
export {
  logsExportSchema,
  logsQuerySchema,
  type LogsExport,
  type LogsFilter,
  type LogsQuery,
} from './logs-query.schema.js';
export { creatorChangeSchema, creatorSchema, type CreatorChange, type NewCreator } from './creator.schema.js';
export { frozenPrices, type PricedOffer } from './frozen-prices.js';
export {
  discountAsPercentage,
  excessiveDiscounts,
  quoteDiscounts,
  type DiscountField,
  type ExcessiveDiscount,
} from './quote-discounts.js';
export { limits } from './limits.js';
export { loginSchema, type Login } from './login.schema.js';
export {
  offerDraftFromQuery,
  offerDraftQuery,
  offerDraftNames,
  type CalculatedQuote,
  type OfferDraft,
} from './offer-draft.js';
export {
  newOfferSchema,
  offerBasicsSchema,
  offerContactSchema,
  offerChangeSchema,
  offerContentFields,
  offerSorts,
  offerRevisionsQuerySchema,
  offersQuerySchema,
  offerStatusFilters,
  offerViews,
  sortOrders,
  usualOrder,
  type NewOffer,
  type OfferBasics,
  type OfferChange,
  type OfferContent,
  type OfferRevisionsQuery,
  type OfferSort,
  type OffersQuery,
  type OfferStatusFilter,
  type OfferView,
  type SortOrder,
} from './offer.schema.js';
export {
  acceptanceFormFields,
  acceptanceSchema,
  consentKey,
  declineReasons,
  declineSchema,
  offerDecisionSchema,
  offeredPackages,
  offerReversalSchema,
  offerWithdrawalSchema,
  type Acceptance,
  type Decline,
  type DeclineReason,
  type OfferDecisionRequest,
  type OfferedPackage,
  type OfferReversal,
  type OfferWithdrawal,
} from './offer-decision.schema.js';
export {
  answerChannels,
  recordedAcceptanceSchema,
  recordedDecisionSchema,
  recordedDeclineSchema,
  type AnswerChannel,
  type RecordedAcceptance,
  type RecordedDecision,
  type RecordedDecline,
} from './recorded-decision.schema.js';
export {
  offerAnswerSchema,
  offerExtensionSchema,
  offerQuestionFields,
  offerQuestionSchema,
  type OfferAnswer,
  type OfferExtension,
  type OfferQuestion,
} from './offer-thread.schema.js';
export {
  newOfferTemplateSchema,
  offerTemplateChangeSchema,
  type NewOfferTemplate,
  type OfferTemplateChange,
} from './offer-template.schema.js';
export { templatePaths } from './template-paths.js';
export { offerSendSchema, sendKinds, withPersonalLine, type OfferSend, type SendKind } from './offer-mail.schema.js';
export { isEqualJson, offerDifferences } from './offer-differences.js';
export { offeredPrice } from './offered-price.js';
export {
  clientRefusals,
  offerAbilities,
  offerAbilityNames,
  refusalOf,
  type OfferAbility,
  type OfferFacts,
} from './offer-abilities.js';
export { isHiddenFromClients, offerStatuses, type OfferStatus } from './offer-status.js';
export { offerStateHeaders, offerStateOfHeaders, type OfferStateReport } from './offer-state-headers.js';
export {
  offerVisitDurationSchema,
  offerVisitsQuerySchema,
  type OfferVisitDuration,
  type OfferVisitsQuery,
} from './offer-visit.schema.js';
export {
  discountTypes,
  offersComfort,
  offersEnterprise,
  packageTypes,
  quoteFields,
  quotePricesSchema,
  quoteSchema,
  quoteTerms,
  type NewQuote,
  type PackageType,
  type QuotePricesRequest,
} from './quote.schema.js';
export {
  newSlackMappingSchema,
  slackMappingChangeSchema,
  slackMappingTestSchema,
  type NewSlackMapping,
  type SlackMappingChange,
  type SlackMappingTest,
} from './slack.schema.js';
export { offerPasswordSchema, type OfferPassword } from './offer-password.schema.js';
export {
  pricing2025QuerySchema,
  pricing2025Schema,
  type Pricing2025,
  type Pricing2025Query,
} from './pricing-2025.schema.js';
export {
  pricing2025LengthsQuerySchema,
  pricing2025LengthsSchema,
  type Pricing2025Length,
  type Pricing2025LengthsQuery,
} from './pricing-2025-lengths.schema.js';
export {
  isProblemDocument,
  problemCode,
  problemMediaType,
  problems,
  problemType,
  type ProblemCode,
} from './problem.js';
export {
  newPriceBookSchema,
  priceBooksQuerySchema,
  type PriceBooksQuery,
  priceBookChangeSchema,
  priceBookDraftSchema,
  priceBookExportSchema,
  priceBookFormats,
  priceBookImportSchema,
  priceBookReturnSchema,
  priceBookStepSchema,
  priceBookSubmitSchema,
  type NewPriceBook,
  type PriceBookChange,
  type PriceBookDraft,
  type PriceBookExport,
  type PriceBookFormat,
  type PriceBookImport,
  type PriceBookReturn,
  type PriceBookStep,
  type PriceBookSubmit,
} from './price-book.schema.js';
export { holds, permissions, permissionsOf, type Permission } from './permissions.js';
export { priceBookOfQuery, withPriceBook } from './price-book-link.js';
export { registerSchema, type Registration } from './register.schema.js';
export {
  remoteFailureReasons,
  remoteFailureSchema,
  type RemoteFailureReason,
  type RemoteFailureReport,
} from './remote-failure.schema.js';
export {
  translationChangeSchema,
  translationIssues,
  translationRemovalQuerySchema,
  type TranslationChange,
  type TranslationRemovalQuery,
} from './translation.js';
export * from './user.schema.js';
export * from './approval.response.js';
export * from './calculation-log.response.js';
export * from './management.response.js';
export * from './offer.response.js';
export * from './offer-decision.response.js';
export * from './offer-mail.response.js';
export * from './offer-revision.response.js';
export * from './offer-template.response.js';
export * from './offer-thread.response.js';
export * from './overview.response.js';
export * from './price-book.response.js';
export * from './price-simulation.response.js';
export * from './system.response.js';
export { quoteFieldNames, quotePricesResponse, type Quote, type QuoteFields } from './quote.response.js';
export { listOf } from './response-fields.js';
