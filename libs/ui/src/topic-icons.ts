/** Icons of what the programme holds, one for each topic of its description: a shared module that loads on demand. */
export { default as AccountManagerIcon } from '@mui/icons-material/SupportAgentOutlined';
export { default as AppIcon } from '@mui/icons-material/PhoneIphoneOutlined';
export { default as ChallengesIcon } from '@mui/icons-material/FlagOutlined';
export { default as CommunicationIcon } from '@mui/icons-material/CampaignOutlined';
export { default as EveryoneIcon } from '@mui/icons-material/Diversity3Outlined';
export { default as HealthIcon } from '@mui/icons-material/SpaOutlined';
export { default as IntegrationIcon } from '@mui/icons-material/SyncAltOutlined';
export { default as JoiningIcon } from '@mui/icons-material/QrCodeOutlined';
export { default as LaunchIcon } from '@mui/icons-material/RocketLaunchOutlined';
export { default as LocationsIcon } from '@mui/icons-material/PublicOutlined';
export { default as PrivacyIcon } from '@mui/icons-material/VerifiedUserOutlined';
export { default as ReportingIcon } from '@mui/icons-material/InsightsOutlined';
export { default as RewardsIcon } from '@mui/icons-material/EmojiEventsOutlined';
export { default as TeamsIcon } from '@mui/icons-material/GroupsOutlined';
export { default as WatchIcon } from '@mui/icons-material/WatchOutlined';
export { default as WebinarsIcon } from '@mui/icons-material/LiveTvOutlined';
