export { apiBaseQuery } from './api-base-query';
export { isApiError, unreadableAnswer, type ApiError } from './api-error';
export { accessBegan, pageData } from './page-data';
