/**
 * The facade of the router and store libraries. Shell and remotes share this module and none of the libraries behind
 * it, so that the bundler drops what nobody here re-exports.
 */
export {
  Link as RouterLink,
  Navigate,
  Route,
  Routes,
  createBrowserRouter,
  matchPath,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
export { RouterProvider } from 'react-router-dom';
export { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
export {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
export { combineReducers } from 'redux';
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from 'react-redux';
