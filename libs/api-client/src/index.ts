export { apiBaseQuery } from './api-base-query';
export { isApiError, type ApiError } from './api-error';
