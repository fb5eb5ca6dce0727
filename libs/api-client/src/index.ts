export { apiBaseQuery } from './api-base-query';
export { isApiError, unreadableAnswer, type ApiError } from './api-error';
